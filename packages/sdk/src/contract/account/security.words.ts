import { type GroupWords, sliderParamsWords } from '../words'
import type { security } from './security.contract'

const closingResultWords = {
  requestTime: '申请注销的时刻',
  closeTime: '注销的时刻，在此之前可以撤回',
} as const
const MOBILE = '12200009001'

export function securityWords(): GroupWords<typeof security> {
  return {
    devices: {
      summary: '自己账号上的登录，当前的在前，其余按最近使用',
      result: {
        devices: [
          '有效的登录',
          {
            deviceId: '登录的编号',
            device: '操作系统与浏览器，或程序的名称',
            address: '登录时的网络地址；早先的登录没有记下的为 null',
            place: '网络地址所在的省市；查不到为 null',
            createTime: '登录的时刻',
            lastSeenTime: '最近使用的时刻，精确到一分钟',
            isCurrent: '就是发起这次调用的登录',
          },
        ],
      },
    },
    endDevice: {
      summary: '结束自己账号上的一个登录，它的令牌立即失效',
      request: { deviceId: '登录的编号' },
      example: { deviceId: 'made-up' },
    },
    endOtherDevices: {
      summary: '结束自己账号上除当前以外的全部登录',
      result: { ended: '结束了几个' },
    },
    sendOwnCode: {
      summary: '向账号自己的手机号发送验证码，用于更换手机号（场景 unbind）或注销账号（场景 close）',
      request: { params: sliderParamsWords },
      result: { smsId: '短信编号', resendAt: '可以再次发送的时刻' },
      example: { params: { sign: 'made-up', scene: 'unbind' } },
    },
    changeMobile: {
      summary: '更换手机号：新旧号码各验证一次；其他设备上的登录随即结束',
      request: {
        smsId: '发给原号码的短信编号（security.sendOwnCode，场景 unbind）',
        validationCode: '原号码收到的六位验证码',
        mobile: '新手机号',
        newSmsId: '发给新号码的短信编号（login.sendSms，场景 rebind）',
        newValidationCode: '新号码收到的六位验证码',
      },
      result: { mobile: '更换后的手机号，中间打码' },
      example: {
        smsId: 'made-up',
        validationCode: '000000',
        mobile: MOBILE,
        newSmsId: 'made-up',
        newValidationCode: '000000',
      },
    },
    closing: { summary: '自己的注销申请；没有申请为 null', result: closingResultWords },
    requestClosing: {
      summary: '申请注销账号：七天内可以撤回，之后个人信息被删除，订单去除身份后留存',
      request: {
        smsId: '短信编号（security.sendOwnCode，场景 close）',
        validationCode: '六位验证码',
        reason: '注销的原因，可不填',
      },
      result: closingResultWords,
      example: { smsId: 'made-up', validationCode: '000000' },
    },
    withdrawClosing: { summary: '撤回注销申请' },
  }
}
