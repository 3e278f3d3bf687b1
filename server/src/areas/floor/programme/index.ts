export { type Content, type ContentService } from './content.ts'
export { type RegisteredScreen } from './screen-registry.ts'
