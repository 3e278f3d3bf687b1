import {
  type Colour,
  isColour,
  type LowContrast,
  lowContrastAccent,
  lowContrastBackground,
} from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { changes, optionalLine, Stamp } from './fields.ts'
import { problem } from './issues.ts'
import { outputSchemas, custom, changeSchemas, plain } from './shape.ts'

const appNameMax = 60
/** The largest logo, in characters of SVG. */
export const logoMax = 60_000

// Not a union: its issues would hide what is wrong with the color.
const readableColour = (unclearOf: (colour: Colour) => LowContrast | undefined) =>
  z
    .string(problem('colour'))
    .trim()
    .toLowerCase()
    .nullable()
    .transform((typed) => (typed === '' ? null : typed))
    .check(({ value, issues }) => {
      if (value === null) return
      const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
      if (!isColour(value)) {
        refuse(problem('colour'))
        return
      }
      const unclear = unclearOf(value)
      if (unclear === undefined) return
      const { ratio, wanted, nearest } = unclear
      const shown = String(Math.floor(ratio * 10) / 10)
      refuse(problem('unclear-colour', { ratio: shown, wanted: String(wanted), nearest }))
    })

const Stored = z.string().nullable()

/** The fields of the franchise's branding; empty for the product's own. */
export const brandingFields = {
  /** The franchise's name. */
  name: plain(optionalLine(appNameMax), z.string(), ''),
  /** The color for what matters most on a page and on a screen, as `#rrggbb`. */
  accent: plain(readableColour(lowContrastAccent), Stored, null),
  /** The background of screens, as `#rrggbb`. */
  wallBackground: plain(readableColour(lowContrastBackground), Stored, null),
  /** Written as SVG, or as the address from a read; returned as its address. */
  logo: custom(
    z
      .string(problem('svg'))
      .max(logoMax, problem('too-long', { max: logoMax }))
      .nullable()
      .transform((given) => (given === '' ? null : given)),
    Stored,
    null,
  ),
}

export const Branding = z.object({ ...outputSchemas(brandingFields), updatedAt: Stamp })
export type Branding = z.infer<typeof Branding>

export const BrandingChanges = changes(
  { ...changeSchemas(brandingFields), expectedUpdatedAt: Stamp },
  ['updatedAt'],
)

const Tone = z.string()
const AccentTones = z.object({ accent: Tone, ink: Tone, soft: Tone, on: Tone })

/** The console's tones for a franchise's accent, each readable where it is used. */
export const ConsoleBranding = z.object({ light: AccentTones, dark: AccentTones })
export type ConsoleBranding = z.infer<typeof ConsoleBranding>

/** The colors and logo of screens; null for the product's own. */
export const WallBranding = z.object({
  tones: z
    .object({ ground: Tone, strip: Tone, line: Tone, accent: Tone, onAccent: Tone })
    .nullable(),
  logo: z.string().nullable(),
})
export type WallBranding = z.infer<typeof WallBranding>

export const brandingCalls = {
  getBranding: call({
    method: 'GET',
    path: '/api/v2/system/face',
    may: 'system',
    summary: 'The franchise’s name, logo and colors',
    data: Branding,
  }),
  updateBranding: call({
    method: 'PUT',
    path: '/api/v2/system/face',
    may: 'system',
    summary: 'Changes the franchise’s name, logo and colors',
    body: BrandingChanges,
    data: Branding,
    // A logo of 60,000 characters, each up to three bytes.
    bodyMax: 192 * 1024,
  }),
}
