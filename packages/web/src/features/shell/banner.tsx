import type { Banner, BannerSlide } from '@zhushutong/domain/portal/shell'
import { BannerPicture } from '@zhushutong/ui/banner-picture'
import { buildClickAddress } from './click-address'
import '@zhushutong/ui/banner.css'

const WIDTH = 1200

function Slide({ banner, item, number }: { banner: Banner; item: BannerSlide; number: number }) {
  const picture = (
    <BannerPicture
      src={item.image}
      alt={item.alt}
      title={item.title}
      text={item.text}
      width={banner.width ?? WIDTH}
      height={banner.height}
    />
  )
  if (item.link === null)
    return (
      <div className="banner-slide" data-slide={number}>
        {picture}
      </div>
    )
  const isOutside = !item.link.startsWith('/')
  return (
    <a
      className="banner-slide"
      data-slide={number}
      href={item.link}
      ping={buildClickAddress(item)}
      {...(isOutside && { target: '_blank', rel: 'noopener nofollow' })}
    >
      {picture}
    </a>
  )
}

/**
 * The banner of a place (SHL-10). The reader switches between several pictures; there is no automatic change.
 */
export function BannerView({ banner }: { banner: Banner }) {
  const { items } = banner
  return (
    <section className="banner" aria-label="广告">
      {items.length > 1 && (
        <fieldset className="banner-dots">
          <legend className="sr-only">切换广告</legend>
          {items.map(({ id, title, alt }, index) => (
            <label key={id} title={title || alt}>
              <input
                type="radio"
                name={`banner-${banner.id}`}
                value={index + 1}
                defaultChecked={index === 0}
                className="sr-only"
                aria-label={`第 ${index + 1} 张：${title || alt}`}
              />
            </label>
          ))}
        </fieldset>
      )}
      {items.map((item, index) => (
        <Slide key={item.id} banner={banner} item={item} number={index + 1} />
      ))}
      <span className="banner-mark">广告</span>
    </section>
  )
}
