import { answerWithTable } from '../../../platform/sheets/table-in.ts'
import { locationSheet } from './location-import-columns.ts'

await answerWithTable(locationSheet)
