import './substitute-label.css'

/** The small sign of an exercise that stands in for another, whose equipment is not there. */
export const SubstituteLabel = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <span className="instead-of">
      <bdi>{text}</bdi>
    </span>
  )
