import './support-overlay.css'

/** One line of what a screen knows of itself. */
export type SupportFact = { readonly label: string; readonly value: string }

/** What support asks for on the telephone, over whatever the wall shows (design, kiosk). */
export function SupportOverlay({ facts }: { readonly facts: readonly SupportFact[] }) {
  return (
    <aside className="support-overlay" role="dialog" aria-label="Support" dir="ltr" lang="en">
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
