/**
 * What this process counts and measures, for `/metrics`. Each metric is defined where it is counted. A label takes one of
 * the values listed, or `code`: names that stand in the code, such as routes and kinds of jobs. Nothing that people bring
 * (ids, texts, addresses) is ever a label.
 */
type LabelValues = readonly string[] | 'code';
type Labels = Readonly<Record<string, LabelValues>>;

/** The labels of one sample. */
export type LabelsOf<L extends Labels> = {
  readonly [K in keyof L]: L[K] extends readonly (infer Value extends string)[] ? Value : string;
};

export interface MetricDefinition<L extends Labels> {
  /** Begins with `recto_`; of the base units of Prometheus (seconds, bytes). */
  readonly name: `recto_${string}`;
  readonly help: string;
  readonly labels: L;
}

export interface HistogramDefinition<L extends Labels> extends MetricDefinition<L> {
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
}

/** A value that is read when somebody asks for the metrics. */
export interface Sample<L extends Labels> {
  readonly labels: LabelsOf<L>;
  readonly value: number;
}

export interface ReadDefinition<L extends Labels> extends MetricDefinition<L> {
  /** `counter` where the value only grows for as long as the process lives. */
  readonly kind: 'gauge' | 'counter';
  /** One that fails or takes too long leaves its metric out. */
  read(): Promise<readonly Sample<L>[]> | readonly Sample<L>[];
}

export interface Metrics {
  /** Answers a function that counts. */
  counter<const L extends Labels>(
    definition: MetricDefinition<L>,
  ): (labels: LabelsOf<L>, by?: number) => void;
  /** Answers a function that takes a measurement down. */
  histogram<const L extends Labels>(
    definition: HistogramDefinition<L>,
  ): (labels: LabelsOf<L>, value: number) => void;
  /** Has values read at each request for the metrics. */
  read<const L extends Labels>(definition: ReadDefinition<L>): void;
}

/** A metric without labels has one sample. */
export const only = (value: number): Sample<Record<never, never>>[] => [{ labels: {}, value }];
