import './text/every-language.ts'

export * from './display.ts'
