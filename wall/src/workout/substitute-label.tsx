import './substitute-label.css'

/** Says what an exercise replaces while equipment is out of order. */
export const SubstituteLabel = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <span className="instead-of">
      <bdi>{text}</bdi>
    </span>
  )
