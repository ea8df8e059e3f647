import { afterAll, beforeAll, it } from 'vitest';
import { crawl } from './crawl';
import { Stage } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('shows no raw key, no serious fault and nothing too wide on any page (fr-FR, light)', () =>
  crawl(stage, 'fr-FR', 'light'));
