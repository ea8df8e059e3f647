"""Our search beside OpenSpiel's, both in one run: `cargo xtask bench-minds` calls this.

The first argument is our side, a program that answers line by line.
"""

import argparse
import math
import random
import subprocess
import sys
import time

import pyspiel

# Settings of OpenSpiel's own examples; proven lines are solved, which makes its bot stronger.
EXPLORATION = 2.0
POKER_EXPLORATION = 5.0
MEMORY_MB = 1000


class Ours:
    """The program that answers line by line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer or answer.startswith("not understood"):
            sys.exit(f"our side answers {answer!r} to {line!r}")
        return answer


def their_bot(game, sims, seconds, seed, solve):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(
        game, evaluator, EXPLORATION, sims, MEMORY_MB, solve, seed, False,
        max_wall_clock_time=seconds,
    )


def speed(ours, rounds, sims):
    """Simulations a second from the empty board; both sides in turn, the best round counts."""
    game = pyspiel.load_game("connect_four")
    best = [math.inf, math.inf]
    for round_ in range(rounds):
        best[0] = min(best[0], float(ours.ask(f"sims {sims} {round_}")))
        bot = their_bot(game, sims, -1.0, round_, False)
        begin = time.perf_counter()
        bot.step(game.new_initial_state())
        best[1] = min(best[1], time.perf_counter() - begin)
    mine, theirs = (sims / seconds for seconds in best)
    print(f"connect four, {sims} simulations from the empty board, one thread, best of {rounds}")
    print(f"  ours      {mine:12.0f} simulations/s")
    print(f"  OpenSpiel {theirs:12.0f} simulations/s")
    print(f"  ratio     {mine / theirs:12.2f} x", flush=True)


def wilson(hits, of):
    """The 95 % interval of a share."""
    z = 1.959964
    share, scale = hits / of, 1 + z * z / of
    center = (share + z * z / (2 * of)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return center - half, center + half


def match(ours, games, millis):
    """Games at equal time per move, who begins in turn; a draw is half a point."""
    game = pyspiel.load_game("connect_four")
    points, drawn, won = 0.0, 0, 0
    for number in range(games):
        bot = their_bot(game, 100_000_000, millis / 1000, number, True)
        ours.ask(f"new {number}")
        state, played, first = game.new_initial_state(), "", number % 2
        while not state.is_terminal():
            if state.current_player() == first:
                column = int(ours.ask(f"go {millis} {played or '-'}"))
            else:
                column = bot.step(state)
            state.apply_action(column)
            played += str(column)
        result = state.returns()[first]
        points += (result + 1) / 2
        won, drawn = won + (result > 0), drawn + (result == 0)
    low, high = wilson(points, games)
    print(f"connect four, {games} games, {millis} ms a move, who begins in turn")
    print(f"  ours wins {won}, draws {drawn}, loses {games - won - drawn}")
    print(f"  score     {100 * points / games:.1f} % ({100 * low:.1f}-{100 * high:.1f})", flush=True)


def their_poker(games, sims, seed):
    game = pyspiel.load_game("leduc_poker")
    dice, total, squares = random.Random(seed), 0.0, 0.0
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(
        seed, evaluator, POKER_EXPLORATION, sims, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(actions, shares)[0])
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        chips = state.returns()[number % 2]
        total, squares = total + chips, squares + chips * chips
    mean = total / games
    return mean, math.sqrt((squares / games - mean * mean) / games)


def poker(ours, games, sims):
    mine = [float(word) for word in ours.ask(f"leduc {games} {sims} 1").split()]
    theirs = their_poker(games, sims, 1)
    difference = mine[0] - theirs[0]
    noise = 1.959964 * math.hypot(mine[1], theirs[1])
    print(f"leduc poker against a random player, {games} games, {sims} simulations a bet")
    for name, (mean, error) in (("ours", mine), ("OpenSpiel", theirs)):
        print(f"  {name:9} {mean:+.3f} chips a game ± {1.959964 * error:.3f}")
    print(f"  ours less OpenSpiel {difference:+.3f} ± {noise:.3f}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--millis", type=int, default=20)
    parser.add_argument("--poker-games", type=int, default=4000)
    parser.add_argument("--poker-sims", type=int, default=500)
    arguments = parser.parse_args()
    ours = Ours(arguments.program)
    speed(ours, 5, 100_000)
    match(ours, arguments.games, arguments.millis)
    poker(ours, arguments.poker_games, arguments.poker_sims)


main()
