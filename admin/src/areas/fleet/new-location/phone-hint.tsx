import type { Location } from '@roundboard/contract'
import { QrCode } from '../../../shared/ui/qr-code.tsx'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import classes from './new-location.module.css'

const onlyHere = new Set(['localhost', '127.0.0.1', '[::1]'])

/** How to continue on a phone. */
export function PhoneHint({ location }: { location: Location }) {
  const words = useNewLocationMessages()
  const { origin, hostname } = window.location
  const address = `${origin}/admin/locations/${location.id}/set-up`
  return (
    <div className={classes.phone}>
      <QrCode address={address} label={words.qrCode} className={classes.qrCode} />
      <p>
        <span className={classes.onDesk}>
          <strong>{words.phoneTitle}</strong> {words.phoneWhy}
          {onlyHere.has(hostname) && <em>{words.phoneLocal}</em>}
        </span>
        <span>{words.phoneWrongPlace}</span>
      </p>
    </div>
  )
}
