export { createMail, type Mail } from './mail.service.ts'
