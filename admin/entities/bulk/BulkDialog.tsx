import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { deletionFields } from '@plumbline/resources/language/deletionAsks';
import { askedFields } from '@plumbline/resources/language/steps';
import { useId, useState } from 'react';
import { type RaRecord, useDataProvider, useGetMany, useRefresh, useTranslate } from 'react-admin';
import type { CommandProvider } from '../../data/records/commandProvider';
import { DeletionForm } from '../delete/DeletionForm';
import { ListError } from '../list/ListError';
import { ListSkeleton } from '../list/ListSkeleton';
import { StepForm } from '../steps/StepForm';
import { stepArgs } from '../steps/stepArgs';
import { stepText } from '../steps/stepText';
import { useRights } from '../useRights';
import { useTellable } from '../useTellable';
import { BulkForm } from './BulkForm';
import { BulkResults } from './BulkResults';
import { bulkFields, placeField } from './bulkFields';
import { useBulk } from './useBulk';

export type BulkKind = 'edit' | 'move' | 'step' | 'delete';

/** Changes sent at the same time: the server commits those of one account together. */
const atOnce = 4;

interface BulkDialogProps {
  entity: AnyEntity;
  kind: BulkKind;
  /** For `step`: its name. */
  step?: string;
  ids: readonly string[];
  onClose: (done: readonly string[]) => void;
}

/** Asks for the change to the selected rows, applies it row by row and lists each result. */
export function BulkDialog({ entity, kind, step = '', ids, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const data = useDataProvider<CommandProvider>();
  const rights = useRights(entity);
  const isTellable = useTellable(entity);
  const work = useBulk(entity);
  const undoing = useBulk(entity);
  const bulk = undoing.state === 'asked' ? work : undoing;
  const [changed, setChanged] = useState<readonly string[]>([]);
  const titleId = useId();
  const {
    data: rows,
    error,
    isPending,
    refetch,
  } = useGetMany<RaRecord<string>>(entity.name, { ids: [...ids] });
  const known = (rows ?? []).filter(Boolean);
  // Captured before the run, since deleted rows disappear during it.
  const [left, setLeft] = useState<readonly string[]>();
  const missing = left ?? (rows ? ids.filter((id) => !known.some((row) => row.id === id)) : []);
  const close = () => {
    if (bulk.state === 'running') return bulk.stop();
    if (bulk.state === 'done' || missing.length > 0) refresh();
    const settled = work.results.filter(({ refusal }) => refusal === null || refusal.isGone);
    onClose([...settled.map(({ row }) => row.id), ...missing]);
  };
  const run = (one: Parameters<typeof bulk.run>[1]) => {
    setLeft(missing);
    // A row of a tree can be deleted only after those below it.
    void work.run(known, one, { atOnce: kind === 'delete' ? 1 : atOnce });
  };
  const change = (patch: Record<string, unknown>) => {
    setChanged(Object.keys(patch));
    run((row) =>
      data.update(entity.name, {
        id: row.id,
        data: { ...patch, version: row.version },
        previousData: row,
      }),
    );
  };
  const done = work.results.filter(({ refusal }) => refusal === null);
  const undo = () => {
    const versions = new Map(done.map(({ row, version }) => [row.id, version]));
    void undoing.run(
      done.map(({ row }) => row),
      (row) => {
        const before = Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
        const version = versions.get(row.id) ?? row.version;
        return data.update(entity.name, {
          id: row.id,
          data: { ...before, version },
          previousData: { ...row, version },
        });
      },
      { atOnce },
    );
  };
  const remove = (answers: Record<string, unknown>) => {
    const given = Object.keys(answers).length > 0 ? { given: answers } : {};
    run((row) =>
      data.delete(entity.name, {
        id: row.id,
        previousData: row,
        meta: { version: row.version, ...given },
      }),
    );
  };
  const args = stepArgs(entity, step);
  const take = (answers: Record<string, unknown> = {}) =>
    run((row) => data.command(entity.name, { id: row.id, name: step, args: { ...args, ...answers } }));
  const chosen = entity.steps?.[step];
  // If rows require different answers, the first row that requires any determines the form.
  const asking = chosen && known.find((row) => askedFields(chosen, row).length > 0);
  const place = placeField(entity, rights.isEditable);
  const fields =
    kind === 'move'
      ? place
        ? [place]
        : []
      : bulkFields(entity, rights.isEditable).filter((name) => isTellable(name));
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {kind === 'step'
          ? translate(stepText(entity, step, 'label'))
          : translate(`bulk.title.${kind}`, { smart_count: ids.length })}
      </DialogTitle>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mx: { xs: 2, sm: 3 } }}>
          {translate('bulk.missing', { smart_count: missing.length })}
        </Alert>
      )}
      {bulk.state !== 'asked' ? (
        <>
          <DialogContent>
            <BulkResults
              entity={entity}
              results={bulk.results}
              total={undoing.state === 'asked' ? known.length : done.length}
              isRunning={bulk.state === 'running'}
            />
          </DialogContent>
          <DialogActions>
            {work.state === 'done' && undoing.state === 'asked' && changed.length > 0 && done.length > 0 && (
              <Button variant="text" onClick={undo}>
                {translate('bulk.undo', { smart_count: done.length })}
              </Button>
            )}
            <Button variant={bulk.state === 'running' ? 'outlined' : 'contained'} onClick={close}>
              {translate(bulk.state === 'running' ? 'bulk.stop' : 'shell.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : error ? (
        <DialogContent>
          <ListError error={error} onRetry={() => void refetch()} />
        </DialogContent>
      ) : isPending ? (
        <DialogContent>
          <ListSkeleton rows={2} />
        </DialogContent>
      ) : known.length === 0 ? (
        <DialogActions>
          <Button variant="contained" onClick={close} autoFocus>
            {translate('shell.action.close')}
          </Button>
        </DialogActions>
      ) : kind === 'step' && chosen && asking ? (
        <StepForm
          entity={entity}
          step={chosen}
          record={asking}
          onSubmit={take}
          intro={
            <DialogContentText>
              {translate('shell.step.several', { smart_count: known.length })}
            </DialogContentText>
          }
          actions={
            <DialogActions>
              <Button variant="text" onClick={close}>
                {translate('shell.action.cancel')}
              </Button>
              <Button variant="contained" type="submit">
                {translate(stepText(entity, step, 'label'))}
              </Button>
            </DialogActions>
          }
        />
      ) : kind === 'step' ? (
        <>
          <DialogContent>
            <DialogContentText>
              {entity.steps?.[step]?.isAsked && `${translate(stepText(entity, step, 'ask'))} `}
              {translate('shell.step.several', { smart_count: known.length })}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={close} autoFocus>
              {translate('shell.action.cancel')}
            </Button>
            <Button variant="contained" onClick={() => take()}>
              {translate(stepText(entity, step, 'label'))}
            </Button>
          </DialogActions>
        </>
      ) : kind === 'delete' ? (
        <DeletionForm
          entity={entity}
          names={deletionFields(entity)}
          isForSeveral
          onSubmit={remove}
          actions={
            <DialogActions>
              <Button variant="text" onClick={close} autoFocus>
                {translate('shell.action.cancel')}
              </Button>
              <Button variant="contained" color="error" type="submit">
                {translate('bulk.confirm.delete', { smart_count: known.length })}
              </Button>
            </DialogActions>
          }
        >
          <Alert severity="warning" variant="outlined">
            {translate('bulk.deleteText')}
          </Alert>
        </DeletionForm>
      ) : (
        <BulkForm
          entity={entity}
          kind={kind}
          fields={fields}
          rows={known}
          onCancel={close}
          onSubmit={change}
        />
      )}
    </Dialog>
  );
}
