interface BannerPictureProps {
  readonly src: string
  /** The content of the picture; read out if it has no text. */
  readonly alt: string
  readonly title: string
  readonly text: string
  /** px; they reserve the space until the picture is loaded. */
  readonly width: number
  readonly height: number
}

/** A banner's picture over the full width, with its text on top. */
export function BannerPicture({ src, alt, title, text, width, height }: BannerPictureProps) {
  return (
    <>
      <img
        src={src}
        alt={title === '' ? alt : ''}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {title !== '' && (
        <span className="banner-words">
          <b>{title}</b>
          {text !== '' && <span>{text}</span>}
        </span>
      )}
    </>
  )
}
