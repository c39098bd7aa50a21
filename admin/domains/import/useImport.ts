import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { ImportPlan, ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { readError } from '../../data/errors/readError';
import { useActor } from '../../data/session/ActorProvider';
import { importCalls, type ListCorrections } from './importCalls';
import { startPlan } from './importPlan';
import { type ImportStep, isAtWork, stepOf } from './importStep';
import { useRemembered } from './useRemembered';

const pollMs = 1000;

export interface ImportFlow {
  session: ImportSession | null;
  step: ImportStep;
  plan: ImportPlan | null;
  /** Name of the file being uploaded, or true while another call is in progress. */
  isBusy: boolean;
  sending: string | null;
  error: unknown;
  isRestoring: boolean;
  upload: (file: File) => Promise<void>;
  correct: (corrections: ListCorrections) => Promise<void>;
  check: () => Promise<void>;
  run: () => Promise<void>;
  discard: () => Promise<void>;
  /** Leaves a finished import and starts with another file. */
  restart: () => void;
  goTo: (step: ImportStep) => void;
  setPlan: (plan: ImportPlan) => void;
}

/** One import from file to result. The server keeps its state, so it survives a reload or leaving the screen. */
export function useImport(entity: AnyEntity, target: ImportPlan['target']): ImportFlow {
  const actor = useActor();
  const queries = useQueryClient();
  const [id, remember] = useRemembered(`plumbline.import.${actor.instance}.${entity.name}`);
  const [wish, setWish] = useState<ImportStep | null>(null);
  const [draft, setDraft] = useState<{ session: string; plan: ImportPlan } | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const key = ['import', id];
  const query = useQuery({
    queryKey: key,
    queryFn: () => importCalls.read(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isAtWork(state.data ?? null) ? pollMs : false),
    retry: false,
  });
  const isGone = query.error !== null && readError(query.error).code === 'IMPORT_NOT_FOUND';
  const session = (id !== null && !isGone && query.data) || null;

  const settle = useCallback(
    (next: ImportSession) => {
      queries.setQueryData(['import', next.id], next);
      remember(next.id);
    },
    [queries, remember],
  );

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(error);
      // Shows the server's current state together with the error.
      if (id !== null) void queries.invalidateQueries({ queryKey: key });
    } finally {
      setBusy(false);
      setSending(null);
    }
  };

  const first = () =>
    session && startPlan(entity, session.list, target, (to) => mayEver(entities[to], 'create', actor));
  const plan = draft && draft.session === session?.id ? draft.plan : (session?.plan ?? first());

  return {
    session,
    plan,
    isBusy,
    sending,
    step: stepOf(session, wish),
    error: problem ?? (isGone ? query.error : query.error && !session ? query.error : null),
    isRestoring: id !== null && query.isPending,
    upload: (file) =>
      attempt(async () => {
        setSending(file.name);
        const next = await importCalls.upload(entity.name, file);
        setDraft(null);
        setWish('list');
        settle(next);
      }),
    correct: (corrections) =>
      attempt(async () => {
        if (!session) return;
        const next = await importCalls.correct(session.id, corrections);
        setDraft(null);
        setWish('list');
        settle(next);
      }),
    check: () =>
      attempt(async () => {
        if (!session || !plan) return;
        const next = await importCalls.dryRun(session.id, plan);
        // Only now: until the server has started, it still returns the previous result.
        setWish('check');
        // The plan just checked is no longer a draft, unless it was changed in the meantime.
        setDraft((current) => (current?.plan === plan ? null : current));
        settle(next);
      }),
    run: () =>
      attempt(async () => {
        if (session) settle(await importCalls.run(session.id));
      }),
    discard: () =>
      attempt(async () => {
        if (session) await importCalls.discard(session.id);
        remember(null);
        setWish(null);
      }),
    restart: () => {
      remember(null);
      setWish(null);
      setProblem(null);
    },
    goTo: setWish,
    setPlan: (next) => session && setDraft({ session: session.id, plan: next }),
  };
}
