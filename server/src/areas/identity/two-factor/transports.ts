import { z } from 'zod'
import type { PasskeyRow } from '../../../platform/database/schema.ts'

const Transports = z.array(z.string())

/** How a browser reaches a passkey, as it said when it was made. */
export const transportsOf = ({ transports }: Pick<PasskeyRow, 'transports'>): string[] =>
  Transports.parse(JSON.parse(transports))
