import { Alert, Button } from '@mui/material';
import { licenseProblems } from '@plumbline/resources/rules/licences/licenseProblem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { isBuyer } from './isBuyer';

/** Notice before planning: how much is not covered by a licence, and where to buy one. */
export function UnlicensedNotice({ refused }: { refused: Readonly<Record<string, number>> }) {
  const translate = useTranslate();
  const actor = useActor();
  const count = licenseProblems.reduce((sum, problem) => sum + (refused[problem] ?? 0), 0);
  if (count === 0) return null;
  const canBuy = isBuyer(actor);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        canBuy && (
          <Button color="inherit" variant="text" component={Link} to="/start/shop">
            {translate('shell.menu.shop')}
          </Button>
        )
      }
    >
      {translate(canBuy ? 'licences.missing.buyer' : 'licences.missing.other', { smart_count: count })}
    </Alert>
  );
}
