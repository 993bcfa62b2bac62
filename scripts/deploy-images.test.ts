import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../apps/server/src/config-table.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const variables = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- looked into as far as a test asks
  readonly [part: string]: any;
}

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => document.toJS() as Manifest),
);
function find(kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** Of each kind that is used; what one is made of is checked by `validate`, which throws. */
const MODELS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'v1 ConfigMap': ConfigMap,
  'v1 Secret': Secret,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
};

describe('the manifests for Kubernetes', () => {
  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s is one that its version knows',
    (_, manifest) => {
      const Model = MODELS[`${manifest.apiVersion} ${manifest.kind}`];
      if (!Model) throw new Error(`There is no model of ${manifest.apiVersion} ${manifest.kind}.`);
      const validate = (data: unknown) => new Model(data as never).validate();
      expect(() => validate(manifest)).not.toThrow();
      expect(() => validate({ ...manifest, metadata: { name: 7 } })).toThrow();
    },
  );

  test.each(['api', 'worker'])('%s has probes, limits, a budget for disruptions and room to grow', (role) => {
    const name = `recto-${role}`;
    const spec = find('Deployment', name)['spec'];
    const [container] = spec.template.spec.containers;
    expect(container.env).toEqual([{ name: 'RECTO_ROLE', value: role }]);
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    expect(probes.map((probe) => probe.httpGet.path)).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const { selector, minAvailable } = find('PodDisruptionBudget', name)['spec'];
    expect([selector, minAvailable]).toEqual([spec.selector, 1]);
    expect(spec.selector.matchLabels).toMatchObject(spec.template.metadata.labels);
    const { scaleTargetRef, minReplicas, maxReplicas, metrics } = find('HorizontalPodAutoscaler', name)[
      'spec'
    ];
    expect(scaleTargetRef.name).toBe(name);
    expect(minReplicas).toBe(spec.replicas);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(metrics[0].type).toBe(role === 'worker' ? 'External' : 'Resource');
  });

  test('set what the product knows', () => {
    const named = [find('ConfigMap', 'recto')['data'], find('Secret', 'recto')['stringData']];
    expect(named.flatMap((values) => Object.keys(values)).filter((name) => !variables.has(name))).toEqual([]);
  });
});

describe('the image', () => {
  const dockerfile = read('deploy/docker/Dockerfile');

  test('runs the server as npm start does', () => {
    const start = read('scripts/start.mjs');
    for (const flag of ['--wasm-inlining-call-indirect', '--max-semi-space-size=4'])
      expect([start.includes(flag), dockerfile.includes(`"${flag}"`)]).toEqual([true, true]);
    const frugal = [...start.matchAll(/(MALLOC_\w+): '(\d+)'/gu)].map(
      ([, name, value]) => `${name}=${value}`,
    );
    expect(frugal).toHaveLength(3);
    for (const setting of frugal) expect(dockerfile).toContain(setting);
  });

  test('has the Node that the project pins, and nobody as root', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
    const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gmu)].map(([, version]) => version);
    expect(bases).toEqual([dependencies.node, dependencies.node]);
    expect(dockerfile).toMatch(/^USER node$/mu);
  });
});

test('the file for docker compose sets what the product knows, and both roles', () => {
  const { services } = parse(read('deploy/docker/compose.yml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; read_only?: boolean }>;
  };
  const { api, worker } = services;
  expect([api?.environment['RECTO_ROLE'], worker?.environment['RECTO_ROLE']]).toEqual(['api', 'worker']);
  for (const service of [api, worker]) {
    expect(Object.keys(service?.environment ?? {}).filter((name) => !variables.has(name))).toEqual([]);
    expect(service?.read_only).toBe(true);
  }
});
