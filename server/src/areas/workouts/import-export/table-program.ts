import { answerWithTable } from '../../../platform/sheets/table-in.ts'
import { workoutSheet } from './columns.ts'

await answerWithTable(workoutSheet)
