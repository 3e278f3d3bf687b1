import { QrCode } from './qr-code.tsx'
import { SecretText } from './secret-text.tsx'
import classes from './phone-link.module.css'

/** An address for phones: as a code for their camera, and as text that can be sent. */
export function PhoneLink(props: {
  address: string
  label: string
  /** What the code is. */
  codeLabel: string
  hint: string
  isShownOnce?: boolean
}) {
  const { address, label, codeLabel, hint, isShownOnce = true } = props
  return (
    <div className={classes.link}>
      <QrCode address={address} label={codeLabel} className={classes.qrCode} />
      <div>
        <p className={classes.hint}>{hint}</p>
        <SecretText label={label} value={address} isShownOnce={isShownOnce} />
      </div>
    </div>
  )
}
