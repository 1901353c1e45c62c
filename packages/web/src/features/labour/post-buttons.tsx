import { buttonClass } from '@zhushutong/ui/button-class'

export function PostButtons() {
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'primary', size: 'small' })}
        data-posting="recruit"
      >
        发布职位
      </button>
      <button type="button" className={buttonClass({ size: 'small' })} data-posting="worker">
        发布求职
      </button>
    </>
  )
}
