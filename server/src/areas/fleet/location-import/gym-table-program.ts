import { answerWithTable } from '../../../platform/sheets/table-in.ts'
import { gymSheet } from './gym-columns.ts'

await answerWithTable(gymSheet)
