import type { WallFace } from '@roundboard/contract'
import { createContext, type CSSProperties, type ReactNode, use } from 'react'

const BrandingContext = createContext<WallFace | null>(null)

/** Gives the walls in it a franchise's own colours and logo; null: the product's. */
export function WallBrandingProvider(props: {
  readonly branding: WallFace | null
  readonly children: ReactNode
}) {
  return <BrandingContext value={props.branding}>{props.children}</BrandingContext>
}

/** The franchise's tones as the properties that the styles of walls are written with. */
export function useBrandingStyle(): CSSProperties | undefined {
  const tones = use(BrandingContext)?.tones
  if (!tones) return undefined
  return {
    '--wall-ground': tones.ground,
    '--wall-plate': `color-mix(in srgb, ${tones.ground} 50%, #000)`,
    '--wall-strip': tones.strip,
    '--wall-line': tones.line,
    '--wall-accent': tones.accent,
    '--wall-on-accent': tones.onAccent,
  } as CSSProperties
}

/** The franchise's logo, where it has one; one that does not load leaves nothing behind. */
export function WallLogo() {
  const logo = use(BrandingContext)?.logo
  if (!logo) return null
  return (
    <img
      className="wall-logo"
      key={logo}
      src={logo}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
