/** Outlines of a field of hexes, row by row. */
export function hexes(columns: number, rows: number): string[] {
  const paths: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = column * 34 + (row % 2) * 17;
      const y = row * 29;
      paths.push(`M${x} ${y - 19}l17 9.5v19l-17 9.500-17-9.500v-19Z`.replaceAll('.500', '.5'));
    }
  return paths;
}
