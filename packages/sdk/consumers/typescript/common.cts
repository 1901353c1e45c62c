import { createPortalClient, isPortalError } from '@zhushutong/sdk'
import { payment$ } from '@zhushutong/sdk/rx'

const client = createPortalClient({ baseUrl: 'https://gateway.example.com' })

export const pay = (orderId: string): void => {
  payment$(client, { orderId, method: 'wechat' }).subscribe({
    next: (state) => console.log(state.at),
    error: (error: unknown) => console.log(isPortalError(error, 'timeout')),
  })
}
