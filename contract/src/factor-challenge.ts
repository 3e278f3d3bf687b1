import { z } from 'zod'

/** What a browser is asked to have signed, as the standard writes it. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What is asked of somebody whose password was right and who has a second factor. */
export const FactorChallenge = z.object({
  token: z.string(),
  hasCode: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  passkey: PasskeyOptions.nullable(),
})
export type FactorChallenge = z.infer<typeof FactorChallenge>
