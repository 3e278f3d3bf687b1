// A spreadsheet runs what begins so, in full width too; the apostrophe before it says that it is text.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

// Some spreadsheets split CSV at these, inside quotation marks too, and run what follows.
const afterSeparator = /([;|\t\r\n] *)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const afterSeparatorEscaped = /([;|\t\r\n] *)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const start = /^( *)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?='*[\t\r\n])/
const startEscaped = /^( *)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^'(?='*[\t\r\n])/

/** Whether a spreadsheet would take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => /^[^']/.test(text) && formula.test(text)

/** A text as an export writes it, so that no spreadsheet runs it. */
export const escapeCell = (text: string): string =>
  text.replace(afterSeparator, "$1'").replace(start, "$1'")

/** The text that an export wrote. */
export const unescapeCell = (cell: string): string =>
  cell.replace(startEscaped, '$1').replace(afterSeparatorEscaped, '$1')
