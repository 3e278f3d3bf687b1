// Spreadsheets treat cells that begin with these characters, full-width ones included, as formulas.
// A leading apostrophe marks a cell as text.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

// Some spreadsheets split CSV at these, even inside quotation marks, and evaluate what follows.
const afterSeparator = /([;|\t\r\n] *)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const afterSeparatorEscaped = /([;|\t\r\n] *)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const start = /^( *)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?='*[\t\r\n])/
const startEscaped = /^( *)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^'(?='*[\t\r\n])/

/** Whether a spreadsheet would evaluate a text as a formula. */
export const looksLikeFormula = (text: string): boolean => /^[^']/.test(text) && formula.test(text)

/** A text as exports write it, so that no spreadsheet evaluates it. */
export const escapeCell = (text: string): string =>
  text.replace(afterSeparator, "$1'").replace(start, "$1'")

/** The text that an export escaped. */
export const unescapeCell = (cell: string): string =>
  cell.replace(startEscaped, '$1').replace(afterSeparatorEscaped, '$1')
