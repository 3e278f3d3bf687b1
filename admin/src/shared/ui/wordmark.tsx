import { useAppName, useLogo } from '../api/app-info.ts'
import logo from './logo.svg'
import classes from './wordmark.module.css'

/** The franchise's logo and name, or the product's. */
export function Wordmark() {
  const own = useLogo()
  return (
    <span className={classes.wordmark}>
      {own === null ? (
        <img src={logo} alt="" width={30} height={30} />
      ) : (
        <img src={own} alt="" className={classes.own} />
      )}
      <span className={classes.name}>{useAppName()}</span>
    </span>
  )
}
