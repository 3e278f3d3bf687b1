/** Fewer than any engine lets a statement have parameters, whatever a row has of columns. */
const most = 500

export const chunk = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  )
