import { hash } from 'node:crypto'
import {
  type ConsoleBranding,
  type Branding,
  brandingFields,
  type WallBranding,
} from '@roundboard/contract'
import { type Colour, consoleTones, wallTones } from '@roundboard/domain'
import type { FaceRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import { addressOfFile } from '../../../platform/files/served-file.ts'

/** A logo as a served file. Every logo has its own address. */
export const logoFileOf = (svg: string) => ({
  sha256: hash('sha256', svg),
  extension: 'svg',
  type: 'image/svg+xml',
  bytes: Buffer.byteLength(svg),
})

export const logoAddress = (svg: string | null): string | null =>
  svg === null ? null : addressOfFile(logoFileOf(svg))

export const presentBranding = (row: FaceRow): Branding => ({
  ...fromColumns(brandingFields, row),
  logo: logoAddress(row.logo),
  updatedAt: row.updatedAt,
})

/** The public part of the branding. */
export interface PublicBranding {
  /** Undefined: the installation's own name. */
  readonly name: string | undefined
  readonly logo: string | null
  readonly consoleFace: ConsoleBranding | null
  readonly wallFace: WallBranding | null
}

export function publicBranding(row: FaceRow): PublicBranding {
  const accent = row.accent as Colour | null
  const background = row.wallBackground as Colour | null
  const logo = logoAddress(row.logo)
  const tones = accent === null && background === null ? null : wallTones(background, accent)
  return {
    name: row.name === '' ? undefined : row.name,
    logo,
    consoleFace: accent === null ? null : consoleTones(accent),
    wallFace: tones === null && logo === null ? null : { tones, logo },
  }
}
