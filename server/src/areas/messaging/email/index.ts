export type { AlertLine, AlertPage, Summary } from './alert-letter.ts'
export type { FactorChange, Letter } from './letter.ts'
export { createMail, type Mail } from './mail.service.ts'
