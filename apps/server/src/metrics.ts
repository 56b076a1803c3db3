import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Figures for the server's operator, in the text form that Prometheus reads. */
export interface Metrics {
  readonly count: (what: string) => void
  readonly text: (now: Readonly<Record<string, number>>) => string
  readonly close: () => void
}

export function openMetrics(): Metrics {
  const counts = new Map<string, number>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    count: what => void counts.set(what, (counts.get(what) ?? 0) + 1),
    text: now => {
      const { rss, heapUsed } = process.memoryUsage()
      const gauges = {
        ...now,
        memory_bytes: rss,
        heap_bytes: heapUsed,
        loop_delay_p99_seconds: delay.percentile(99) / 1e9,
        uptime_seconds: process.uptime(),
      }
      return [
        '# TYPE sandtable_messages_total counter',
        ...[...counts].map(([what, n]) => `sandtable_messages_total{what="${what}"} ${n}`),
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE sandtable_${name} gauge`,
          `sandtable_${name} ${value}`,
        ]),
        '',
      ].join('\n')
    },
    close: () => delay.disable(),
  }
}
