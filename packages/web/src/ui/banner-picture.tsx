interface BannerPictureProps {
  readonly src: string
  /** What the picture shows; read where no words are laid over it. */
  readonly alt: string
  readonly title: string
  readonly text: string
  /** px; they keep the place until the picture is there. */
  readonly width: number
  readonly height: number
}

/** A banner's picture over the whole width, with the words that are laid over it. */
export function BannerPicture({ src, alt, title, text, width, height }: BannerPictureProps) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: stored at its size, and shared with the back office */}
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
