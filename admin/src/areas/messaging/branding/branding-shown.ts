import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import type { FaceValues } from './branding-values.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'

export function useShownFace(): ShownFields<FaceValues> {
  const words = useSystemMessages()
  const orOwn = (typed: string) => (typed === '' ? words.productsOwn : typed)
  return {
    name: { label: words.faceName, say: asTyped },
    accent: { label: words.accent, say: orOwn },
    wallBackground: { label: words.wallBackground, say: orOwn },
    logo: { label: words.logo, say: (logo) => (logo === '' ? words.noLogo : words.aLogo) },
  }
}
