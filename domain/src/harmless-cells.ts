// A spreadsheet runs what begins so, in full width too; the apostrophe before it says that it is text.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Whether a spreadsheet would take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => /^[^']/.test(text) && formula.test(text)

/** A text as an export writes it, so that no spreadsheet runs it. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that an export wrote. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
