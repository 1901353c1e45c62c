import { buttonClass } from '@zhushutong/ui/button-class'
import { DialogTrigger } from '@/triggers/dialog-trigger'

export function PostButtons({ primary }: { primary?: boolean }) {
  return (
    <>
      <DialogTrigger
        className={buttonClass({ variant: primary ? 'primary' : 'default', size: 'small' })}
        dialog={{ name: 'posting', target: { kind: 'recruit' } }}
      >
        发布职位
      </DialogTrigger>
      <DialogTrigger
        className={buttonClass({ size: 'small' })}
        dialog={{ name: 'posting', target: { kind: 'worker' } }}
      >
        发布求职
      </DialogTrigger>
    </>
  )
}
