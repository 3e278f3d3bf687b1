import type { ConsoleBranding } from '@roundboard/contract'

const storageKey = 'roundboard.face'

const inBoth = ({ light, dark }: ConsoleBranding, tone: keyof ConsoleBranding['light']) =>
  `light-dark(${light[tone]}, ${dark[tone]})`

/** The franchise's accent as CSS properties of the console and Mantine. */
function propertiesOf(branding: ConsoleBranding): Record<string, string> {
  const accent = inBoth(branding, 'accent')
  const ink = inBoth(branding, 'ink')
  const soft = inBoth(branding, 'soft')
  const pressed = `color-mix(in oklab, ${accent} 86%, light-dark(#000, #fff))`
  return {
    '--rb-accent': accent,
    '--rb-accent-soft': soft,
    '--rb-accent-ink': ink,
    '--rb-focus': accent,
    // The menu is dark in both schemes.
    '--rb-nav-accent': branding.dark.ink,
    '--mantine-color-ember-filled': accent,
    '--mantine-color-ember-filled-hover': pressed,
    '--mantine-color-ember-light': soft,
    '--mantine-color-ember-light-hover': soft,
    '--mantine-color-ember-light-color': ink,
    '--mantine-color-ember-outline': accent,
    '--mantine-color-ember-outline-hover': soft,
    '--mantine-color-ember-text': ink,
    '--mantine-color-anchor': ink,
  }
}

let painted: readonly string[] = []

/** Applies the franchise's accent; null: the product's own. */
export function applyBranding(branding: ConsoleBranding | null): void {
  const { style } = document.documentElement
  for (const property of painted) style.removeProperty(property)
  const properties = branding ? propertiesOf(branding) : {}
  painted = Object.keys(properties)
  for (const [property, value] of Object.entries(properties)) style.setProperty(property, value)
  if (branding) localStorage.setItem(storageKey, JSON.stringify(branding))
  else localStorage.removeItem(storageKey)
}

/** Applies the last accent seen by this browser, so that pages don't start in another one. */
export function applySavedBranding(): void {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (saved !== null) applyBranding(saved as ConsoleBranding)
  } catch {
    localStorage.removeItem(storageKey)
  }
}
