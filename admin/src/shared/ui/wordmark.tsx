import logo from './logo.svg'
import classes from './wordmark.module.css'

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <img src={logo} alt="" width={30} height={30} />
      <span>Roundboard</span>
    </span>
  )
}
