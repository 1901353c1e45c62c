import * as z from 'zod'
import { isUrl, port } from './schemas'

/** The samplers of OpenTelemetry's specification, which its SDK makes itself. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export const TELEMETRY_VARIABLES = {
  METRICS_PORT: [port().optional(), '0 到 65535 的端口号，如 9464（不设则没有指标）'],
  METRICS_HOST: [z.string().default('127.0.0.1'), '指标端口的监听地址，如 127.0.0.1 或 0.0.0.0'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z
      .string()
      .refine((value) => isUrl(value, ['http:', 'https:']))
      .optional(),
    'OTLP 接收端的地址，如 http://127.0.0.1:4318，不带 /v1/traces（不设则不记录链路）',
  ],
  OTEL_EXPORTER_OTLP_HEADERS: [z.string().optional(), '发给接收端的请求头，如 authorization=Bearer%20abc'],
  OTEL_TRACES_SAMPLER: [
    z.enum(SAMPLERS).optional(),
    'always_on、always_off、traceidratio、parentbased_always_on、parentbased_always_off 或 parentbased_traceidratio',
  ],
  OTEL_TRACES_SAMPLER_ARG: [
    z
      .string()
      .refine((value) => Number(value) >= 0 && Number(value) <= 1)
      .optional(),
    '0 到 1 的抽样比例，如 0.1',
  ],
} as const
