import './words/every-language.ts'

export * from './display.ts'
