import { asTyped, type ShownFields, type Typed } from '../../../shared/forms/shown-fields.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'
import { type Branding, brandingFields, namesOf, pick } from '@roundboard/contract'

export type BrandingValues = Typed<typeof brandingFields>

export function valuesOf(branding: Branding): BrandingValues {
  const { accent, wallBackground, logo, ...rest } = pick(branding, namesOf(brandingFields))
  return {
    ...rest,
    accent: accent ?? '',
    wallBackground: wallBackground ?? '',
    logo: logo ?? '',
  }
}

export function useShownBranding(): ShownFields<BrandingValues> {
  const words = useSystemMessages()
  const orOwn = (typed: string) => (typed === '' ? words.productsOwn : typed)
  return {
    name: { label: words.faceName, text: asTyped },
    accent: { label: words.accent, text: orOwn },
    wallBackground: { label: words.wallBackground, text: orOwn },
    logo: { label: words.logo, text: (logo) => (logo === '' ? words.noLogo : words.aLogo) },
  }
}
