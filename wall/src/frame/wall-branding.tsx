import type { WallBranding } from '@roundboard/contract'
import { createContext, type CSSProperties, type ReactNode, use } from 'react'

const BrandingContext = createContext<WallBranding | null>(null)

/** Applies a franchise's colors and logo to the walls inside it; null for the product's own. */
export function WallBrandingProvider(props: {
  readonly branding: WallBranding | null
  readonly children: ReactNode
}) {
  return <BrandingContext value={props.branding}>{props.children}</BrandingContext>
}

/** The franchise's colors as the CSS custom properties of walls; undefined without any. */
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

/** The franchise's logo, if it has one; hidden if it fails to load. */
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
